/** Tables that hold rows, with their non-computed columns; each comes after those it references. Names are quoted. */
export const TABLES = `
with recursive tables as (
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relpersistence = 'p' as lasts
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
), places (oid, place) as (
  select oid, 0 from tables
  union
  select k.conrelid, place + 1 from places join pg_constraint k on k.confrelid = places.oid and k.contype = 'f'
  where k.conrelid <> k.confrelid and place < 100
)
select name, lasts,
  array(select format('%I', attname) from pg_attribute a
    where a.attrelid = oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
  array(select format_type(atttypid, atttypmod) from pg_attribute a
    where a.attrelid = oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as types
from tables join places using (oid) group by oid, name, lasts order by max(place), name`;

/** `types` are the SQL types of the columns; `lasts` is false if the rows are lost in a crash. */
export type Table = { name: string; lasts: boolean; columns: string[]; types: string[] };

export const SEQUENCES = "select format('%I.%I', schemaname, sequencename) as name from pg_sequences order by 1";

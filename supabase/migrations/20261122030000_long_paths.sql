-- The path of a palette holds all that its tool knows: names in other scripts and many edits take more than 4096 characters.
alter table public.palettes drop constraint palettes_path_check;
alter table public.palettes add constraint palettes_path_check check (
  char_length(path) <= 12000 and path ~ '^/([^/]|$)' and path ~ '^[!-~]+$' and position('\' in path) = 0
);

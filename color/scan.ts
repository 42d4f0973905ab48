export function scanColors(_t: string): any[] { return []; }

/** The classes of a sheet, by its absolute path, each once. */
export function classesOf(file: string): string[];

export function launchQuery(): Record<string, string> {
  const query: Record<string, string> = {};
  new URLSearchParams(window.location.search).forEach((value, name) => {
    query[name] = value;
  });
  return query;
}

export function entryAddress(): string | undefined {
  return undefined;
}

/** A browser opens a document of its own for every link. */
export function newEntry(): undefined {
  return undefined;
}

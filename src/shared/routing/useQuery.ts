import { useSearchParams } from 'react-router-dom';

/** Names and values of an address's query; undefined removes the name. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

interface Query {
  readonly params: URLSearchParams;
  readonly addressWith: (changes: QueryChanges) => { readonly search: string };
  /** `opens: true` adds a history entry, so that Back undoes it; otherwise the entry is replaced. */
  readonly change: (changes: QueryChanges, how?: { readonly opens: boolean }) => void;
}

/** Screen state in the query: a reload, a bookmark and a shared link show the same. */
export function useQuery(): Query {
  const [params, setParams] = useSearchParams();
  return {
    params,
    addressWith: (changes) => ({ search: changed(params, changes).toString() }),
    change: (changes, { opens } = { opens: false }) =>
      setParams(changed(params, changes), { replace: !opens, preventScrollReset: true }),
  };
}

function changed(params: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

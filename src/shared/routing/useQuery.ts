import { useSearchParams } from 'react-router-dom';

/** Names and values of an address's query; undefined removes the name. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

interface Query {
  readonly params: URLSearchParams;
  /** `opens: true` makes a step that Back undoes; otherwise the address is put right in place. */
  readonly change: (changes: QueryChanges, how?: { readonly opens: boolean }) => void;
}

/** The address's query as the home of a screen's state: a reload, a bookmark and a sent link show the same. */
export function useQuery(): Query {
  const [params, setParams] = useSearchParams();
  return {
    params,
    change: (changes, { opens } = { opens: false }) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: !opens, preventScrollReset: true });
    },
  };
}

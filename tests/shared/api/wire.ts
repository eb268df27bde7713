import type { Endpoint } from '@/shared/api/endpoint';

interface WireCall {
  readonly call: string;
  readonly bearer: 'required' | 'never' | 'optional';
  readonly body?: unknown;
}

/** What one call sends: the method, the path with its segments and query, Bearer, and the body as JSON transfers it. */
export function wire<Args, Data>(endpoint: Endpoint<Args, Data>, args: Args): WireCall {
  const { segments = {}, query = {}, body } = endpoint.request(args);
  const unused = new Map(Object.entries(segments));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = unused.get(name);
    if (value === undefined) throw new Error(`${endpoint.id} leaves :${name} open`);
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new Error(`${endpoint.id} has no place for ${[...unused.keys()].join(', ')}`);
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const json: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  return {
    call: `${endpoint.method} ${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    bearer: endpoint.bearer,
    ...(json === undefined ? {} : { body: json }),
  };
}

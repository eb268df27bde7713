import { useQuery } from '@/shared/routing/useQuery';
import { SelectField } from '@/shared/ui/form/SelectField';
import type { Filter } from './labels';

/** One select for each filter; the values are in the query. */
export function FilterFields({ filters }: { readonly filters: readonly Filter[] }) {
  const { params, change } = useQuery();
  return filters.map(({ id, label, options }) => (
    <SelectField
      key={id}
      label={label}
      value={params.get(id) ?? ''}
      options={options}
      onChange={(value) => change({ [id]: value === '' ? undefined : value, page: undefined })}
    />
  ));
}

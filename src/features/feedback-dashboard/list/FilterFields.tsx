import { useQuery } from '@/shared/routing/useQuery';
import { SelectField } from '@/shared/ui/form/SelectField';
import type { FilterOption } from './labels';

/** One thing that a list can be narrowed by. */
export interface Filter {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** One select a filter; what is chosen stands in the address. */
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

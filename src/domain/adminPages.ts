import type { ListDefaults } from '@/shared/ui/list/listModel';

export const ADMIN_PAGES = { sizes: [10, 25, 50, 100], size: 10 } as const satisfies ListDefaults;

// The first of the project 'isolated': its files share a process, its window and its packages, but no module of ours and
// nothing that a test has replaced.
import { vi } from 'vitest';

vi.resetModules();

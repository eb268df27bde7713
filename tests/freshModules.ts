// The first setup file of the project 'isolated': its test files share a process, its window and its packages, but none
// of the app's modules, and nothing that a test has replaced.
import { vi } from 'vitest';

vi.resetModules();

import { cardiovascular } from './cardiovascular';
import { gastrointestinal } from './gastrointestinal';
import { musculoskeletal } from './musculoskeletal';
import { nervous } from './nervous';
import { reproductive } from './reproductive';
import { skin } from './skin';
import type { BankQuestion } from './types';

/** The whole question bank of the demo. */
export const BANK: readonly BankQuestion[] = [
  ...cardiovascular,
  ...gastrointestinal,
  ...nervous,
  ...musculoskeletal,
  ...reproductive,
  ...skin,
];

import { cardiovascular } from './cardiovascular';
import { endocrine } from './endocrine';
import { gastrointestinal } from './gastrointestinal';
import { general } from './general';
import { hematologic } from './hematologic';
import { illustrated } from './illustrated';
import { immune } from './immune';
import { musculoskeletal } from './musculoskeletal';
import { nervous } from './nervous';
import { psychiatric } from './psychiatric';
import { renal } from './renal';
import { reproductive } from './reproductive';
import { respiratory } from './respiratory';
import { skin } from './skin';
import type { BankQuestion } from './types';

/** The whole question bank of the demo. */
export const BANK: readonly BankQuestion[] = [
  ...cardiovascular,
  ...respiratory,
  ...renal,
  ...endocrine,
  ...gastrointestinal,
  ...nervous,
  ...hematologic,
  ...immune,
  ...musculoskeletal,
  ...reproductive,
  ...skin,
  ...psychiatric,
  ...general,
  ...illustrated,
];

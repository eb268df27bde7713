import { general } from './general';
import { illustrated } from './illustrated';
import { cardiovascular } from './organ-systems/cardiovascular';
import { endocrine } from './organ-systems/endocrine';
import { gastrointestinal } from './organ-systems/gastrointestinal';
import { hematologic } from './organ-systems/hematologic';
import { immune } from './organ-systems/immune';
import { musculoskeletal } from './organ-systems/musculoskeletal';
import { nervous } from './organ-systems/nervous';
import { psychiatric } from './organ-systems/psychiatric';
import { renal } from './organ-systems/renal';
import { reproductive } from './organ-systems/reproductive';
import { respiratory } from './organ-systems/respiratory';
import { skin } from './organ-systems/skin';
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

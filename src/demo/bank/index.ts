import cardiovascular from './questions/cardiovascular.json' with { type: 'json' };
import endocrine from './questions/endocrine.json' with { type: 'json' };
import gastrointestinal from './questions/gastrointestinal.json' with { type: 'json' };
import general from './questions/general.json' with { type: 'json' };
import hematologic from './questions/hematologic.json' with { type: 'json' };
import illustrated from './questions/illustrated.json' with { type: 'json' };
import imaging from './questions/imaging.json' with { type: 'json' };
import immune from './questions/immune.json' with { type: 'json' };
import musculoskeletal from './questions/musculoskeletal.json' with { type: 'json' };
import nervous from './questions/nervous.json' with { type: 'json' };
import osteopathic from './questions/osteopathic.json' with { type: 'json' };
import passages from './questions/passages.json' with { type: 'json' };
import psychiatric from './questions/psychiatric.json' with { type: 'json' };
import renal from './questions/renal.json' with { type: 'json' };
import reproductive from './questions/reproductive.json' with { type: 'json' };
import respiratory from './questions/respiratory.json' with { type: 'json' };
import skin from './questions/skin.json' with { type: 'json' };
import surgery from './questions/surgery.json' with { type: 'json' };
import type { BankQuestion } from './types';

interface Source extends Omit<BankQuestion, 'stem' | 'expanded'> {
  /** HTML in lines, for easier editing. */
  readonly stem: readonly string[];
  /** HTML in lines. */
  readonly expanded: readonly string[];
}

const sources: readonly { readonly questions: readonly Source[] }[] = [
  cardiovascular,
  respiratory,
  renal,
  endocrine,
  gastrointestinal,
  nervous,
  hematologic,
  immune,
  musculoskeletal,
  reproductive,
  skin,
  psychiatric,
  general,
  imaging,
  osteopathic,
  surgery,
  passages,
  illustrated,
];

export const BANK: readonly BankQuestion[] = sources.flatMap(({ questions }) =>
  questions.map((source) => ({ ...source, stem: source.stem.join(''), expanded: source.expanded.join('') })),
);

import type { Choice, Field } from '@bridge/contract';

/** The most choices that are seen at a glance. */
const FEW = 6;

export function isFew(field: Field): boolean {
  return field.kind === 'choices' && field.choices.length <= FEW;
}

/** The choices of the field, and the stored values that are no longer offered. */
export function choicesIn(field: Field, picked: readonly string[]): Choice[] {
  const offered = field.kind === 'choices' ? field.choices : [];
  const others = picked.filter((value) => !offered.some((choice) => choice.value === value));
  return [...offered, ...others.map((value) => ({ value, label: value }))];
}

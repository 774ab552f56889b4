import { codeEnMots, type Names } from '@bridge/contract';
import { FieldValue } from '../../resource/values/field-value.tsx';
import type { ValueProps } from '../../resource/widgets/widget.ts';

/** What sources name by codes, of which some have no word: those say that they are codes. */
export function CodesCell({ value, names, ...props }: ValueProps) {
  return <FieldValue {...props} value={typeof value === 'string' ? codeEnMots(value) : value} names={told(names)} />;
}

function told(names: Names | undefined): Names | undefined {
  if (names === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(names).map(([resource, byId]) => [
      resource,
      Object.fromEntries(Object.entries(byId).map(([id, name]) => [id, codeEnMots(name)])),
    ]),
  );
}

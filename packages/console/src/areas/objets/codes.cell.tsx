import { codeEnMots, type Names } from '@bridge/contract';
import { FieldValue } from '../../resource/values/field-value.tsx';
import type { ValueProps } from '../../resource/widgets/widget.ts';

/** Values that sources name by codes; a code without a word says that it is a code. */
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

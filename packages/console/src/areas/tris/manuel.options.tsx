import { type CleDeTri, type CleDeTriDe, list, reference, tri } from '@bridge/contract';
import { useId } from 'react';
import { entriesIn, listIn } from '../../resource/values/read.ts';
import { FormField } from '../../resource/widgets/field-frame.tsx';

interface Props {
  readonly cle: CleDeTriDe<'manuel'>;
  readonly onChange: (next: CleDeTri) => void;
}

const OBJETS = list(
  { objet: reference({ label: 'Objet', to: 'objet', required: true }) },
  {
    label: 'Objets, dans l’ordre',
    help: 'Ceux que la sélection ne contient pas sont ignorés\u00a0; ceux qui ne sont pas ici suivent.',
    itemTitle: 'objet',
    most: 500,
  },
);
const NOTHING_INSIDE = {};
const noValue = () => undefined;

/** An order made by hand: the same list as everywhere, moved by drag, keys or buttons. */
export function ManuelOptions({ cle, onChange }: Props) {
  const id = useId();
  return (
    <FormField
      id={id}
      path="objets"
      field={OBJETS}
      value={cle.objets.map((ref) => ({ objet: ref.id || null }))}
      onChange={(next) => onChange({ ...cle, objets: listIn(next).map((item) => refOf(entriesIn(item).objet)) })}
      error={undefined}
      inner={NOTHING_INSIDE}
      readOnly={false}
      resource={tri.id}
      valueOf={noValue}
    />
  );
}

/** A line that is still empty has no number. */
const refOf = (id: unknown) => ({ ref: 'objet' as const, id: typeof id === 'number' ? id : 0 });

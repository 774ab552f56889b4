import { countOf, type Groupe, phraseDe, SANS_REGLE } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useDocumentNames } from '../../resource/values/use-names.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { isGroupe } from './groupe.read.ts';
import { PhraseBox } from './phrase-box.tsx';
import { aCompleter } from './problemes.rules.ts';
import { RegleEditor } from './regle-editor.tsx';

const CONDITION = { one: 'Condition', many: 'Conditions', feminine: true };

/** The rules of a sélection, and their meaning in one sentence. */
export default function ReglesWidget({ id, field, value, onChange, inner, readOnly }: WidgetProps) {
  const regles = isGroupe(value) ? value : SANS_REGLE;
  const errors = useMemo(() => new Map(Object.entries(inner)), [inner]);
  return (
    <Stack gap="sm">
      <RegleEditor id={id} label={field.label} value={regles} onChange={onChange} readOnly={readOnly} errors={errors} />
      <Phrase regles={regles} />
    </Stack>
  );
}

function Phrase({ regles }: { readonly regles: Groupe }) {
  const noms = useDocumentNames(regles);
  const missing = aCompleter(regles);
  return <PhraseBox>{missing > 0 ? `${countOf(CONDITION, missing)} à compléter.` : phraseDe(regles, noms)}</PhraseBox>;
}

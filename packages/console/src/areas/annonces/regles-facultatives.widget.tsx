import { type Groupe, LIENS, phraseDe, SANS_REGLE } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PhraseBox } from '../../catalogue/regles/phrase-box.tsx';
import { aCompleter } from '../../catalogue/regles/problemes.rules.ts';
import { RegleEditor } from '../../catalogue/regles/regle-editor.tsx';
import { entriesIn } from '../../resource/values/read.ts';
import { useDocumentNames } from '../../resource/values/use-names.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

/** The condition that an empty tree of rules starts with: the one most often used. */
const PREMIERE: Groupe = {
  ...SANS_REGLE,
  regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [] }],
};

/** Rules that may be absent, which is not all objets. The placeholder of the field says what their absence means. */
export default function ReglesFacultativesWidget({ id, field, value, onChange, inner, readOnly }: WidgetProps) {
  const regles = isGroupe(value) ? value : SANS_REGLE;
  const errors = useMemo(() => new Map(Object.entries(inner)), [inner]);
  if (regles.regles.length === 0)
    return (
      <Group gap="sm" id={id} tabIndex={-1}>
        <Text size="sm" c="dimmed">
          {field.placeholder}
        </Text>
        {!readOnly && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => {
              onChange(PREMIERE);
              // The button is gone: the rules that replace it take the focus, once React has drawn them.
              setTimeout(() => document.getElementById(id)?.focus());
            }}
          >
            Ajouter une règle
          </Button>
        )}
      </Group>
    );
  return (
    <Stack gap="sm">
      <RegleEditor id={id} label={field.label} value={regles} onChange={onChange} readOnly={readOnly} errors={errors} />
      <Phrase regles={regles} />
    </Stack>
  );
}

function Phrase({ regles }: { readonly regles: Groupe }) {
  const noms = useDocumentNames(regles);
  return <PhraseBox>{aCompleter(regles) > 0 ? 'Une condition reste à compléter.' : phraseDe(regles, noms)}</PhraseBox>;
}

/** Whether a value is a tree of rules, finished or not: a draft holds unfinished conditions. */
function isGroupe(value: unknown): value is Groupe {
  const { genre, lien, regles } = entriesIn(value);
  return genre === 'groupe' && LIENS.some((one) => one.value === lien) && Array.isArray(regles);
}

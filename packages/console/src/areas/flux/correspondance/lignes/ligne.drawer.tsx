import { type ChampDecouvert, cibleDe, LANGUES_CHOIX, type Ligne } from '@bridge/contract';
import { Button, Checkbox, Drawer, Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import '../../../../ui/dialog.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CibleGroup } from '../../../../catalogue/cibles.options.ts';
import { VEIL } from '../../../../ui/veil.ts';
import { ColonnesEditor } from '../colonnes/colonnes.editor.tsx';
import { SeparateursFields } from '../colonnes/separateurs.fields.tsx';
import { TransformationsEditor } from '../transformations/transformations.editor.tsx';
import { CibleSelect } from './cible.select.tsx';
import { withCible, withSetting } from './lignes.rules.ts';

interface Props {
  readonly ligne: Ligne;
  readonly decouvert: ChampDecouvert | undefined;
  readonly cibles: readonly CibleGroup[];
  /** The refusal of the form about this line. */
  readonly problem: string | undefined;
  readonly onChange: (ligne: Ligne) => void;
  readonly onAdd: (ligne: Ligne) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The settings of a line besides its target. Each change counts at once: the preview follows. */
export default function LigneDrawer(props: Props) {
  const { ligne, decouvert, cibles, problem, onChange, onAdd, onRemove, onClose } = props;
  const cible = cibleDe(ligne.cible);
  const set = <K extends keyof Ligne>(name: K, value: Ligne[K] | undefined) =>
    onChange(withSetting(ligne, name, value));
  const text = (value: string) => (value === '' ? undefined : value);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={ligne.champ}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="lg">
        {decouvert && decouvert.exemples.length > 0 && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`Par exemple\u00a0: ${decouvert.exemples.slice(0, 3).join(' · ')}`}
          </Text>
        )}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
        <Part title="Cible">
          <CibleSelect
            champ={ligne.champ}
            cible={ligne.cible}
            cibles={cibles}
            onChange={(code) => {
              const [next] = withCible([ligne], rowOf(ligne, decouvert), code);
              if (next) onChange(next);
              else onRemove();
            }}
          />
          {cible?.intitule && (
            <TextInput
              label="Intitulé"
              description="Sans lui, le nom du champ."
              maxLength={120}
              value={ligne.intitule ?? ''}
              onChange={({ currentTarget }) => set('intitule', text(currentTarget.value))}
            />
          )}
          {cible?.langue && (
            <NativeSelect
              label="Langue"
              value={ligne.langue ?? ''}
              data={[{ value: '', label: 'Langue du flux' }, ...LANGUES_CHOIX]}
              onChange={({ currentTarget }) =>
                set('langue', LANGUES_CHOIX.find(({ value }) => value === currentTarget.value)?.value)
              }
            />
          )}
        </Part>
        <Part title="Découpage">
          <SeparateursFields value={ligne.separateurs} onChange={(next) => set('separateurs', next)} />
          {cible?.roles && (
            <ColonnesEditor ligne={ligne} decouvert={decouvert} onChange={(next) => set('colonnes', next)} />
          )}
        </Part>
        <Part title="Transformations">
          <TransformationsEditor
            value={ligne.transformations ?? []}
            onChange={(next) => set('transformations', next.length > 0 ? next : undefined)}
          />
        </Part>
        <Part title="Valeur">
          <TextInput
            label="Valeur par défaut"
            description="Quand la source ne donne rien."
            maxLength={500}
            value={ligne.defaut ?? ''}
            onChange={({ currentTarget }) => set('defaut', text(currentTarget.value))}
          />
          <Checkbox
            label={'Obligatoire\u00a0: une fiche sans cette valeur est rejetée'}
            checked={ligne.obligatoire ?? false}
            onChange={({ currentTarget }) => set('obligatoire', currentTarget.checked || undefined)}
          />
          <Textarea
            label="Note"
            description="Pour vos collègues."
            maxLength={1_000}
            rows={2}
            value={ligne.note ?? ''}
            onChange={({ currentTarget }) => set('note', text(currentTarget.value))}
          />
        </Part>
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => onAdd({ champ: ligne.champ, cible: 'critere' })}
            >
              Relier aussi ailleurs
            </Button>
            <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
              Ne plus relier
            </Button>
          </Group>
          <Button onClick={onClose}>Terminé</Button>
        </Group>
      </Stack>
    </Drawer>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={3}>{title}</Title>
      {children}
    </Stack>
  );
}

const rowOf = (ligne: Ligne, decouvert: ChampDecouvert | undefined) => ({
  key: ligne.champ,
  champ: ligne.champ,
  decouvert,
  ligne,
  index: 0,
  disparu: false,
  suggestion: undefined,
});

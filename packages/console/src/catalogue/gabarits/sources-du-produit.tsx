import { CODE_PROPRE } from '@bridge/contract';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { useState } from 'react';
import { showNotice } from '../../api/notices.ts';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { useRights } from '../../resource/list/actions/use-rights.ts';
import { textIn } from '../../resource/values/read.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { CopiedText } from '../../ui/copied-text.tsx';
import { Fold } from '../../ui/fold.tsx';

/** A gabarit of the product. */
interface Source {
  readonly base: string;
  readonly texte: string;
  /** The field that the source is written in. */
  readonly champ: string;
  /** The values that other fields take with the source. */
  readonly avec?: Readonly<Record<string, string>>;
}

/** The sources of the product under that of a gabarit, to read and to start from. */
export function SourcesDuProduit({ sources }: { readonly sources: readonly Source[] }) {
  const { resource } = useRecordFormContext().form;
  const base = useForm(({ values }) => textIn(values.base));
  const labels = labelsOf(resource.fields.base);
  const shipped = sources.find((source) => source.base === base);
  if (sources.length === 0) return null;
  if (shipped) return <Livre source={shipped} label={labels.get(base) ?? base} />;
  return base === CODE_PROPRE.value ? <Depart sources={sources} labels={labels} /> : null;
}

/** The source of a gabarit that comes with the product. */
function Livre({ source, label }: { readonly source: Source; readonly label: string }) {
  const start = useStart();
  return (
    <>
      <Fold title="Voir la source du produit">
        <CopiedText label={`Source de «\u00a0${label}\u00a0»`} text={source.texte} multiline />
      </Fold>
      {start && (
        <Group gap="sm">
          <Button variant="default" size="compact-sm" onClick={() => void start(source, label)}>
            Partir de ce gabarit
          </Button>
          <Text size="xs" c="dimmed" flex="1 1 14rem">
            Sa source est copiée ici, à vous de la changer. Elle ne suivra plus les mises à jour du produit.
          </Text>
        </Group>
      )}
    </>
  );
}

interface DepartProps {
  readonly sources: readonly Source[];
  readonly labels: ReadonlyMap<string, string>;
}

/** The choice of a source to start from, rather than an empty page. */
function Depart({ sources, labels }: DepartProps) {
  const start = useStart();
  const [chosen, setChosen] = useState(sources[0]?.base ?? '');
  const source = sources.find(({ base }) => base === chosen);
  if (!start) return null;
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label="Partir d’un gabarit du produit"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={sources.map(({ base }) => ({ value: base, label: labels.get(base) ?? base }))}
      />
      <Button
        variant="default"
        disabled={!source}
        onClick={() => source && void start(source, labels.get(chosen) ?? chosen)}
      >
        Copier sa source
      </Button>
    </Group>
  );
}

/** Fills the form with a source of the product, asking before it replaces a text; null where the form is read-only. */
function useStart() {
  const { form } = useRecordFormContext();
  const record = useForm((state) => state.base);
  const { edit } = useRights(form.resource, record);
  if (record !== null && (!edit || record.archiveLe || record.supprimeLe)) return null;
  return async ({ champ, texte, avec = {} }: Source, label: string) => {
    const { values, setValue } = form.store.getState();
    const written = textIn(values[champ]);
    const isWritten = written.trim() !== '' && written !== texte;
    const agreed =
      !isWritten ||
      (await askYesOrNo({
        title: 'Remplacer le modèle\u00a0?',
        text: `La source de «\u00a0${label}\u00a0» remplacera celle qui est écrite ici.`,
        confirm: 'Remplacer',
        cancel: 'Garder la mienne',
      }));
    if (!agreed) return;
    setValue(champ, texte);
    for (const [other, value] of Object.entries(avec)) setValue(other, value);
    setValue('base', CODE_PROPRE.value);
    showNotice('La source est copiée. Enregistrez pour la garder.');
  };
}

function labelsOf(field: object | undefined): ReadonlyMap<string, string> {
  if (!field || !('choices' in field) || !Array.isArray(field.choices)) return new Map();
  return new Map(field.choices.map(({ value, label }) => [String(value), String(label)]));
}

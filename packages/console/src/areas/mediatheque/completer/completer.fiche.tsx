import { type AnyRecord, fileSchema, GENRES_VUS, media } from '@bridge/contract';
import { Alert, Anchor, Badge, Button, Checkbox, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { nomDuGenre } from '../../../catalogue/media/apercu-media.tsx';
import { raisonDe } from '../../../catalogue/media/fiche.calls.ts';
import { LICENCES, type Manques } from '../../../catalogue/media/fiche.rules.ts';
import { MEDIAS } from '../../../catalogue/media/media.queries.ts';
import { mesuresDe } from '../../../catalogue/media/media.rules.ts';
import { useTabState } from '../../../navigation/tab.ts';
import { noteChange, recordQuery } from '../../../resource/form/record.queries.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { numberIn } from '../../../resource/values/read.ts';
import { isKind } from '../../explain.ts';
import { Visionneuse } from '../form/visionneuse.tsx';
import classes from './completer.module.css';
import { corpsDeSaisie, genreDe, manquesDeSaisie, type Repris, type Saisie, saisieDe } from './completer.rules.ts';

interface Props {
  readonly record: AnyRecord;
  readonly repris: Repris | null;
  readonly isDone: boolean;
  readonly onDone: (id: number, given: Repris) => void;
}

/** One media to complete: a large view, and the few fields that it lacks. */
export function CompleterFiche({ record, repris, isDone, onDone }: Props) {
  const { id } = record;
  const [langue = 'fr'] = useLanguages();
  const queries = useQueryClient();
  const [typed, setTyped] = useTabState<Partial<Saisie>>(`saisie ${id}`, {});
  const [start] = useState(repris);
  const saisie = { ...saisieDe(record, langue, start), ...typed };
  const [manques, setManques] = useState<Manques>({});
  const saving = useMutation({
    mutationFn: () => call(MEDIAS.calls.update, { params: { id }, body: corpsDeSaisie(record, saisie, langue) }),
    onSuccess: (saved) => {
      noteChange(queries, MEDIAS, saved);
      setTyped(undefined);
      onDone(id, { credit: saisie.credit.trim(), licence: saisie.licence });
    },
    // What was typed stays, over the media as it is now.
    onError: (error) => {
      if (isKind(error, 'conflict')) void queries.invalidateQueries({ queryKey: recordQuery(MEDIAS, id).queryKey });
    },
  });
  const change = (next: Partial<Saisie>) => {
    setTyped({ ...typed, ...next });
    setManques({});
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = manquesDeSaisie(record, saisie, langue);
    setManques(found);
    if (Object.keys(found).length === 0 && !saving.isPending) saving.mutate();
  };
  const genre = genreDe(record);
  const { data: fichier } = fileSchema.safeParse(record.fichier);
  const { titre, alternatif, decorative, credit, licence } = media.fields;
  return (
    <div className={classes.fiche}>
      <figure className={classes.picture}>
        {fichier && <Visionneuse fichier={fichier} genre={genre} />}
        <figcaption>
          <Text size="sm" c="dimmed">
            {[fichier?.nom, nomDuGenre(genre), mesuresDe(mesuresIn(record))].filter(Boolean).join(', ')}
          </Text>
          <Anchor component={Link} to={recordPath(media, id)} size="sm">
            Ouvrir la fiche entière
          </Anchor>
        </figcaption>
      </figure>
      <form className={classes.fields} onSubmit={submit} aria-label={`Compléter ${fichier?.nom ?? ''}`}>
        {isDone && (
          <Badge variant="light" color="green">
            Complété
          </Badge>
        )}
        {GENRES_VUS.includes(genre) && (
          <>
            <Textarea
              label={alternatif.label}
              description={alternatif.help}
              rows={3}
              maxLength={alternatif.longest}
              value={saisie.alternatif}
              error={manques.alternatif}
              disabled={saisie.decorative}
              autoFocus
              onKeyDown={(event) => onEnter(event, submit)}
              onChange={({ currentTarget }) => change({ alternatif: currentTarget.value })}
            />
            <Checkbox
              label={decorative.label}
              description={decorative.help}
              checked={saisie.decorative}
              onChange={({ currentTarget }) => change({ decorative: currentTarget.checked })}
            />
          </>
        )}
        <TextInput
          label={credit.label}
          description={
            start && saisie.credit === start.credit && typed.credit === undefined
              ? 'Repris du média précédent\u00a0: vérifiez-le.'
              : credit.help
          }
          value={saisie.credit}
          error={manques.credit}
          autoFocus={!GENRES_VUS.includes(genre)}
          onChange={({ currentTarget }) => change({ credit: currentTarget.value })}
        />
        <NativeSelect
          label={licence.label}
          data={LICENCES}
          value={saisie.licence}
          onChange={({ currentTarget }) => change({ licence: currentTarget.value })}
        />
        <TextInput
          label={titre.label}
          maxLength={titre.longest}
          value={saisie.titre}
          error={manques.titre}
          onChange={({ currentTarget }) => change({ titre: currentTarget.value })}
        />
        {saving.error && (
          <Alert color="red" variant="light" role="alert">
            {isKind(saving.error, 'conflict')
              ? 'Quelqu’un a modifié ce média entre-temps. Relisez-le, puis enregistrez à nouveau.'
              : raisonDe(saving.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={saving.isPending}>
            Enregistrer et passer au suivant
          </Button>
        </Group>
      </form>
    </div>
  );
}

const mesuresIn = ({ largeur, hauteur, poids, duree }: AnyRecord) => ({
  largeur: numberIn(largeur),
  hauteur: numberIn(hauteur),
  poids: numberIn(poids),
  duree: numberIn(duree),
});

/** Enter ends the field: a description is one sentence. */
function onEnter(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  submit();
}

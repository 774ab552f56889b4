import { type AnyRecord, FICHIERS_DE_MEDIA, type FichierAnalyse, fileSchema, LARGEST_MEDIA } from '@bridge/contract';
import { Alert, Anchor, Button, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { MEDIAS } from '../../../catalogue/media/media.queries.ts';
import { useEnvoi } from '../../../catalogue/media/use-envoi.ts';
import { useForm, useScene } from '../../../resource/form/form.context.ts';
import { usagesQuery } from '../../../resource/form/record.queries.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { formatBytes } from '../../../resource/values/format.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { numberIn, textIn } from '../../../resource/values/read.ts';
import { DropZone } from '../../../resource/widgets/drop-zone.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Faits } from './faits.tsx';
import { prefill } from './prefill.ts';
import { Visionneuse } from './visionneuse.tsx';

/** The file of a media: seen, measured, replaced. On a new one, what it says of itself fills the form. */
export default function FichierMediaWidget({ id, field, value, onChange, readOnly, hold }: WidgetProps) {
  const { form } = useScene();
  const queries = useQueryClient();
  const [langue = 'fr'] = useLanguages();
  const base = useForm((state) => state.base);
  const [analyse, setAnalyse] = useState<FichierAnalyse | null>(null);
  const envoi = useEnvoi({
    hold,
    onDone: (read) => {
      setAnalyse(read);
      onChange(read.fichier);
      if (base === null) prefill(form, read, langue);
    },
  });
  const { data: fichier } = fileSchema.safeParse(value);
  const known = fichier ? knownOf(fichier.id, analyse, base) : null;
  const send = async (file: File | undefined) => {
    if (!file) return;
    if (base && !(await mayReplace(base.id))) return;
    envoi.send(file);
  };
  /** How many places will show the other file. */
  async function mayReplace(recordId: number): Promise<boolean> {
    const usages = await queries.fetchQuery(usagesQuery(MEDIAS, recordId)).catch(() => null);
    const count = usages ? usages.items.length + usages.ailleurs : 0;
    if (count === 0) return true;
    return askYesOrNo({
      title: 'Remplacer le fichier',
      text: `Ce média sert à ${count > 1 ? `${count} endroits, qui montreront` : '1 endroit, qui montrera'} le nouveau fichier dès que vous aurez enregistré.`,
      confirm: 'Remplacer',
      cancel: 'Garder l’actuel',
    });
  }
  const view = fichier && (
    <>
      <Visionneuse fichier={fichier} genre={known?.genre ?? null} />
      {known && <Faits {...known} />}
    </>
  );
  if (readOnly) return view ?? <Text c="dimmed">Aucun fichier.</Text>;
  const [same] = analyse?.doublons ?? [];
  return (
    <DropZone label={field.label} accept={FICHIERS_DE_MEDIA} onFile={(file) => void send(file)}>
      {(choose) => (
        <>
          {view}
          <Group gap="xs" mt={fichier ? 'sm' : 0}>
            <Button
              id={id}
              variant={fichier ? 'default' : 'filled'}
              size="xs"
              leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
              onClick={choose}
            >
              {fichier ? 'Remplacer le fichier' : 'Choisir un fichier'}
            </Button>
            <Text size="xs" c="dimmed">
              {`ou déposez-le ici. Image, dessin SVG, vidéo, son, PDF, tracé GPX ou police, ${formatBytes(LARGEST_MEDIA)} au plus.`}
            </Text>
          </Group>
          {same && (
            <Alert mt="sm" color="orange" variant="light" role="status" title="Ce fichier est déjà dans la médiathèque">
              <Anchor component={Link} to={recordPath(MEDIAS, same.id)} inherit>
                {same.titre}
              </Anchor>
            </Alert>
          )}
          {envoi.progress !== undefined && (
            <Group gap="xs" mt="sm">
              <Progress value={envoi.progress} aria-label="Envoi du fichier" flex={1} />
              <Button variant="subtle" color="gray" size="compact-xs" onClick={envoi.cancel}>
                Annuler l’envoi
              </Button>
            </Group>
          )}
          {envoi.problem && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
              {envoi.problem}
            </Text>
          )}
        </>
      )}
    </DropZone>
  );
}

/** What is known of that very file: read a moment ago, or with the record. A draft found again knows nothing of it. */
function knownOf(id: string, analyse: FichierAnalyse | null, base: AnyRecord | null) {
  if (analyse?.fichier.id === id) return { ...analyse, couleur: '' };
  return fileSchema.safeParse(base?.fichier).data?.id === id ? faitsDe(base) : null;
}

function faitsDe(base: AnyRecord | null) {
  return {
    genre: textIn(base?.genre),
    typeMime: textIn(base?.typeMime),
    poids: numberIn(base?.poids),
    largeur: numberIn(base?.largeur),
    hauteur: numberIn(base?.hauteur),
    duree: numberIn(base?.duree),
    couleur: textIn(base?.couleur),
  };
}

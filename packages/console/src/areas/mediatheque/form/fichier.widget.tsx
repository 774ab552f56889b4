import { fileSchema, type Usage } from '@bridge/contract';
import { Alert, Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MEDIAS } from '../../../catalogue/media/media.queries.ts';
import { useEnvoi } from '../../../catalogue/media/use-envoi.ts';
import { ZoneDEnvoi } from '../../../catalogue/media/zone-d-envoi.tsx';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { usagesQuery } from '../../../resource/form/record.queries.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Faits } from './faits.tsx';
import { useAnalyses, useFaits } from './fichier.faits.ts';
import { prefill } from './prefill.ts';
import { Visionneuse } from './visionneuse.tsx';

/** The file of a media: shown, measured, replaced. On a new media, what the file says fills the form. */
export default function FichierMediaWidget({ id, field, value, onChange, readOnly, hold }: WidgetProps) {
  const { form } = useRecordFormContext();
  const queries = useQueryClient();
  const [langue = 'fr'] = useLanguages();
  const base = useForm((state) => state.base);
  const { data: fichier } = fileSchema.safeParse(value);
  const known = useFaits(fichier?.id);
  const envoi = useEnvoi({
    hold,
    onDone: async (read) => {
      useAnalyses.getState().note(read);
      onChange(read.fichier);
      if (base === null) await prefill(form, read, langue);
    },
  });
  const send = async (file: File | undefined) => {
    if (!file) return;
    if (base && !(await mayReplace(base.id))) return;
    envoi.send(file);
  };
  /** Asks before the file is replaced, telling where the media is shown. */
  async function mayReplace(recordId: number): Promise<boolean> {
    const usages = await queries.fetchQuery(usagesQuery(MEDIAS, recordId)).catch(() => null);
    if (usages && usages.items.length + usages.ailleurs === 0) return true;
    return askYesOrNo({
      title: 'Remplacer le fichier',
      text: avertissement(usages),
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
  const [same] = known?.doublons ?? [];
  return (
    <ZoneDEnvoi
      id={id}
      label={field.label}
      action={fichier ? 'Remplacer le fichier' : 'Choisir un fichier'}
      isPrimary={!fichier}
      envoi={envoi}
      onFile={(file) => void send(file)}
      above={view}
    >
      {same && (
        <Alert mt="sm" color="orange" variant="light" role="status" title="Ce fichier est déjà dans la médiathèque">
          <Anchor component={Link} to={recordPath(MEDIAS, same.id)} inherit>
            {same.titre}
          </Anchor>
        </Alert>
      )}
    </ZoneDEnvoi>
  );
}

const liste = new Intl.ListFormat('fr', { type: 'conjunction' });
/** The most usages named in the warning. */
const NOMMES = 5;

/** The warning before a replacement; `usages` is null when they could not be read. */
function avertissement(usages: { readonly items: readonly Usage[]; readonly ailleurs: number } | null): string {
  if (usages === null)
    return 'Les endroits où ce média sert n’ont pas pu être lus. S’il y en a, ils montreront le nouveau fichier dès que vous aurez enregistré.';
  const { items, ailleurs } = usages;
  const count = items.length + ailleurs;
  const places = count > 1 ? `${count} endroits, qui montreront` : '1 endroit, qui montrera';
  const named = items.slice(0, NOMMES).map(({ nature, titre }) => `${nature.toLowerCase()} «\u00a0${titre}\u00a0»`);
  const others = count - named.length;
  const which = [...named, ...(others > 0 ? [others > 1 ? `${others} autres` : '1 autre'] : [])];
  return `Ce média sert à ${places} le nouveau fichier dès que vous aurez enregistré\u00a0: ${liste.format(which)}.`;
}

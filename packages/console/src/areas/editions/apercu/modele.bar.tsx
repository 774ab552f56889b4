import { etatDeGenerationLabel, generateEdition, generationPath, mayAccess } from '@bridge/contract';
import { Button } from '@mantine/core';
import { useSession } from '../../../api/session.store.ts';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import type { FormActProps } from '../../../resource/form/form-panel.ts';
import { saveForm } from '../../../resource/form/save/save.ts';
import { useDocuments, useProduction } from './use-production.ts';

/** In the bar of a model of édition: its last document, and a new one of what is typed. */
export default function ModeleBar({ showCreated }: FormActProps) {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const isSaved = !useForm(isDirty) && base !== null;
  const saving = useForm((state) => state.saving);
  const viewer = useSession((session) => session.viewer);
  const [last] = useDocuments(base?.id ?? null) ?? [];
  const making = useProduction();
  const make = async () => {
    if (!isSaved && (await saveForm(form)) === 'kept') return;
    const saved = form.store.getState().base;
    if (saved !== null) making.mutate(saved.id, { onSettled: showCreated });
  };
  return (
    <>
      {last && (
        <ConsoleLink to={generationPath(last.id)} size="sm">
          {`Dernier document\u00a0: ${last.etat ? etatDeGenerationLabel(last.etat).toLocaleLowerCase('fr') : ''}`}
        </ConsoleLink>
      )}
      {mayAccess(generateEdition.access, viewer) && (
        <Button variant="light" data-told loading={making.isPending || saving} onClick={() => void make()}>
          {isSaved ? 'Produire' : 'Enregistrer et produire'}
        </Button>
      )}
    </>
  );
}

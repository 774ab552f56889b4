import { creationPath, newOf, speakFrench } from '@bridge/contract';
import { Button, Drawer, Group, Stack } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { use, useId, useMemo, useState } from 'react';
import { useSession } from '../../api/session.store.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import { DescriptorContext, DescriptorsContext } from '../descriptor.ts';
import { titleOf } from '../record-title.ts';
import { useLanguages } from '../values/language.ts';
import { CreationDrawerContext, type CreationDrawerProps } from '../widgets/references/creation.context.ts';
import { FormPart } from './fields/form-part.tsx';
import { FormProblems } from './fields/form-problems.tsx';
import { partsOf } from './fields/sections.rules.ts';
import { FormContext, type FormContextValue, useForm } from './form.context.ts';
import { openForm } from './form.ts';
import { FailureBar } from './save/failure-bar.tsx';
import { saveForm } from './save/save.ts';

// The problems of this form are told in French, as in any other form.
speakFrench();

/** A new record, made over the form that will refer to it: what is typed there stays as it is. */
export default function CreationDrawer({ resource, name, onCreated, onClose }: CreationDrawerProps) {
  useReturnFocus();
  const descriptor = use(DescriptorsContext)(resource.id);
  const queries = useQueryClient();
  const languages = useLanguages();
  const userId = useSession((session) => session.userId) ?? 0;
  const entiteId = useSession((session) => session.entity?.id) ?? null;
  const parameters = useSession((session) => session.parameters) ?? undefined;
  const prefix = useId();
  const [form] = useState(() => {
    const tab = creationPath(resource);
    const opened = openForm({ resource, record: null, userId, entiteId, parameters, tab, queries });
    const isTranslated = resource.fields[resource.title]?.kind === 'translated';
    if (name !== '')
      opened.store.getState().setValue(resource.title, isTranslated ? { [languages[0] ?? 'fr']: name } : name);
    return opened;
  });
  const context = useMemo<FormContextValue>(() => ({ form, idOf: (field) => `${prefix}${field}` }), [form, prefix]);
  const parts = useMemo(() => partsOf(resource), [resource]);
  const create = async () => {
    if ((await saveForm(form)) === 'kept') return;
    const { base } = form.store.getState();
    if (base) onCreated({ id: base.id, titre: titleOf(resource, base, languages), couleur: null, actif: true });
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(44rem, 100%)"
      title={newOf(resource.noun)}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <DescriptorContext value={descriptor}>
        <CreationDrawerContext value={null}>
          <FormContext value={context}>
            <form
              noValidate
              aria-label={newOf(resource.noun)}
              onSubmit={(event) => {
                event.preventDefault();
                // The submit event must not reach the form behind the drawer.
                event.stopPropagation();
                void create();
              }}
            >
              <Stack gap="md">
                <FormProblems order={parts.flatMap(({ plain, advanced }) => [...plain, ...advanced])} />
                {parts.map((part) => (
                  <FormPart
                    key={part.id}
                    part={part}
                    id={`${prefix}part-${part.id}`}
                    readOnly={false}
                    note={descriptor.notes?.[part.id]}
                  />
                ))}
                <FailureBar onRetry={() => void create()} />
                <Group justify="flex-end">
                  <Button variant="default" onClick={onClose}>
                    Annuler
                  </Button>
                  <CreateButton />
                </Group>
              </Stack>
            </form>
          </FormContext>
        </CreationDrawerContext>
      </DescriptorContext>
    </Drawer>
  );
}

function CreateButton() {
  const saving = useForm((state) => state.saving);
  return (
    <Button type="submit" loading={saving}>
      Créer et choisir
    </Button>
  );
}

import { mayAccess } from '@bridge/contract';
import { Stack, Text, Title } from '@mantine/core';
import { type ComponentType, type FormEvent, use, useCallback, useEffect, useMemo } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { useTab } from '../../../navigation/tab.ts';
import { DescriptorContext } from '../../descriptor.ts';
import { useOtherWindows } from '../around/use-other-windows.ts';
import { RecoveryBar } from '../draft/recovery-bar.tsx';
import { FormPart } from '../fields/form-part.tsx';
import { FormProblems } from '../fields/form-problems.tsx';
import { PartIndex } from '../fields/part-index.tsx';
import { partsOf } from '../fields/sections.rules.ts';
import { useForm, useFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import { isDirty } from '../form.store.ts';
import { MergeScreen } from '../merge/merge-screen.tsx';
import { saveForm, saveMerge } from '../save/save.ts';
import { useSaveKey } from '../save/use-save-key.ts';
import { ResetPart } from './reset-part.tsx';
import own from './single.module.css';
import { SingleFooter } from './single-footer.tsx';

/** The fewest parts that get a list of parts; fewer parts are seen at a glance. */
const FEWEST_INDEXED = 4;

/** The parts that the person may change, and the guards of what is typed. */
export function SingleView({ Tools }: { readonly Tools?: ComponentType }) {
  const { notes } = use(DescriptorContext);
  const { form, idOf } = useFormContext();
  const { resource, store } = form;
  const tab = useTab();
  const viewer = useSession((session) => session.viewer);
  const merging = useForm((state) => state.merging);
  const parts = useMemo(
    () => partsOf(resource).filter(({ access }) => access === undefined || mayAccess(access, viewer)),
    [resource, viewer],
  );
  const order = useMemo(() => parts.flatMap(({ plain, advanced }) => [...plain, ...advanced]), [parts]);
  const isIndexed = !merging && parts.length >= FEWEST_INDEXED;
  const save = useCallback(() => void saveForm(form), [form]);
  useSaveKey(save);
  useOtherWindows();
  // Tells of a draft found when the form opened; what is typed later is told as it happens (form.ts).
  useEffect(() => tab.setDirty(isDirty(store.getState())), [tab, store]);
  return (
    <div className={classes.root}>
      <header className={own.head}>
        <div>
          <Title order={1}>{resource.noun.many}</Title>
          <Text c="dimmed">{resource.purpose}</Text>
        </div>
        {Tools && <Tools />}
      </header>
      <div className={classes.layout} data-indexed={isIndexed || undefined}>
        {isIndexed && <PartIndex parts={parts} idOf={({ id }) => idOf(`part-${id}`)} />}
        <Stack gap="md" className={classes.main}>
          {merging ? (
            <MergeScreen theirs={merging} onSave={(choices) => void saveMerge(form, merging, choices)} />
          ) : (
            <>
              <RecoveryBar />
              <form className={classes.parts} noValidate aria-label={resource.noun.many} onSubmit={stay}>
                <FormProblems order={order} />
                {parts.map((part) => (
                  <FormPart
                    key={part.id}
                    part={part}
                    id={idOf(`part-${part.id}`)}
                    readOnly={false}
                    note={notes?.[part.id]}
                    aside={<ResetPart title={part.title} names={[...part.plain, ...part.advanced]} />}
                  />
                ))}
              </form>
            </>
          )}
        </Stack>
      </div>
      {!merging && <SingleFooter onSave={save} />}
    </div>
  );
}

function stay(event: FormEvent): void {
  event.preventDefault();
}

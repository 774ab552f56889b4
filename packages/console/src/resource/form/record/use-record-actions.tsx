import { type AnyRecord, inUseSchema, TOLD_APART, thisOf } from '@bridge/contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../api/client.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { told } from '../../list/actions/participle.ts';
import { showDone } from '../../list/actions/undo.notice.tsx';
import { Usages } from '../../list/actions/usage-list.tsx';
import { recordPath } from '../../record-path.ts';
import { titleOf } from '../../record-title.ts';
import { useLanguages } from '../../values/language.ts';
import { useRecordFormContext } from '../form.context.ts';
import { isDirty } from '../form.store.ts';
import { forgetRecord, noteChange } from '../record.queries.ts';
import { createRecordCalls } from './record-call.ts';

export interface RecordActions {
  readonly duplicate: () => Promise<void>;
  readonly archive: () => Promise<void>;
  /** Takes the record out of the archives, or out of the trash. */
  readonly restore: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly restoreVersion: (numero: number) => Promise<void>;
  readonly giveUp: () => Promise<void>;
}

/** The actions on the record of a form. `leave` closes the tab of the form. */
export function useRecordActions(leave: () => void): RecordActions {
  const { form } = useRecordFormContext();
  const navigate = useNavigate();
  const languages = useLanguages();
  return useMemo(() => {
    const { resource, store, queries } = form;
    const { calls, noun } = resource;
    const work = createRecordCalls(form);
    const dirty = () => isDirty(store.getState());
    const tell = (record: AnyRecord, words: string) => told(noun, titleOf(resource, record, languages), words);

    const archiveNow = () =>
      work.change('archive', async ({ id, version }, idempotencyKey) => {
        const record = await call(calls.archive, { params: { id }, body: { version } }, { idempotencyKey });
        showDone(tell(record, 'archivé'), { label: 'Annuler', follow: () => void restore() });
        return record;
      });
    const archive = async () => {
      if (!dirty() || (await askYesOrNo(ARCHIVING))) await archiveNow();
    };
    const restore = () =>
      work.change('restore', ({ id, version }, idempotencyKey) =>
        call(calls.restore, { params: { id }, body: { version } }, { idempotencyKey }),
      );

    async function remove(): Promise<void> {
      const { base } = store.getState();
      if (!base) return;
      if (dirty() && !(await askYesOrNo(LOSING))) return;
      try {
        await call(calls.remove, { params: { id: base.id }, query: { version: base.version } });
      } catch (error) {
        return refuseRemoval(error);
      }
      store.getState().giveUp();
      leave();
      forgetRecord(queries, resource, base.id);
      showDone(tell(base, 'mis à la corbeille'), { label: 'Annuler', follow: () => void bringBack(base.id) });
    }

    async function bringBack(id: number): Promise<void> {
      await call(calls.bulk, { body: { action: 'restore', ids: [id], dryRun: false } });
      noteChange(queries, resource);
      await navigate(recordPath(resource, id));
    }

    /** The record is used elsewhere, so it is not removed: says where, and offers to archive it instead. */
    async function refuseRemoval(error: unknown): Promise<void> {
      if (!(error instanceof ApiError)) throw error;
      const usages = error.code === TOLD_APART.inUse.code ? inUseSchema.safeParse(error.data).data : undefined;
      if (!usages) return;
      const question = {
        title: 'Encore utilisé ailleurs',
        text: <Usages items={usages.items} elsewhere={usages.ailleurs} />,
        plainText: error.message,
        confirm: 'Archiver plutôt',
        cancel: 'Fermer',
      };
      // The person has already agreed to lose what was typed.
      if (await askYesOrNo(question)) await archiveNow();
    }

    return {
      archive,
      restore,
      remove,
      duplicate: () =>
        work.once('duplicate', async (idempotencyKey) => {
          const { base } = store.getState();
          if (!base) return;
          if (dirty() && !(await askYesOrNo(COPYING))) return;
          const copy = await call(calls.duplicate, { params: { id: base.id } }, { idempotencyKey });
          noteChange(queries, resource, copy);
          await navigate(recordPath(resource, copy.id));
          showDone(tell(base, 'dupliqué'));
        }),
      restoreVersion: async (numero) => {
        const outcome = `Les valeurs de la version ${numero} deviennent celles d’une nouvelle version. Rien n’est effacé de l’historique.`;
        const question = {
          title: `Revenir à la version ${numero}`,
          text: dirty() ? `${outcome} ${TYPED_OVER}` : outcome,
          confirm: 'Revenir à cette version',
          cancel: 'Annuler',
        };
        if (!(await askYesOrNo(question))) return;
        await work.change(`version-${numero}`, ({ id, version }, idempotencyKey) =>
          call(calls.restoreVersion, { params: { id, n: numero }, body: { version } }, { idempotencyKey }),
        );
      },
      giveUp: async () => {
        const text = `Ce que vous avez saisi depuis le dernier enregistrement de ${thisOf(noun)} sera effacé.`;
        const confirm = 'Abandonner les modifications';
        if (await askYesOrNo({ title: 'Abandonner vos modifications', text, confirm, cancel: 'Continuer la saisie' }))
          store.getState().giveUp();
      },
    };
  }, [form, navigate, languages, leave]);
}

const LOSING = {
  title: 'Modifications non enregistrées',
  text: 'Ce que vous avez saisi sans l’enregistrer ne sera pas gardé.',
  confirm: 'Mettre à la corbeille',
  cancel: 'Annuler',
};

const ARCHIVING = {
  title: 'Modifications non enregistrées',
  text: 'La dernière version enregistrée sera archivée. Vos modifications restent gardées ici\u00a0: vous les retrouverez en désarchivant.',
  confirm: 'Archiver la version enregistrée',
  cancel: 'Annuler',
};

const TYPED_OVER =
  'Vos modifications non enregistrées restent dans le formulaire, par-dessus ces valeurs\u00a0: relisez-les avant d’enregistrer.';

export const COPYING = {
  title: 'Modifications non enregistrées',
  text: 'La copie reprendra la dernière version enregistrée. Vos modifications restent ici.',
  confirm: 'Dupliquer la version enregistrée',
  cancel: 'Annuler',
};

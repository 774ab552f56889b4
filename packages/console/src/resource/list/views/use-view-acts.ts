import { createView, deleteView, type EndpointRequest, updateView, type Vue } from '@bridge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useSession } from '../../../api/session.store.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { ignoreShown } from '../actions/use-record-acts.ts';
import { useListContext } from '../list.context.ts';
import { defaultViewKey } from './use-default-view.ts';
import { viewsQuery } from './view.query.ts';
import { ownViewNamed, savedLook } from './view.rules.ts';

type Changes = Omit<EndpointRequest<typeof updateView>['body'], 'version'>;

/** The actions on views. A view that is created or saved is shown at once; the client tells the failures. */
export function useViewActs() {
  const { resource, list } = useListContext();
  const queries = useQueryClient();
  const { queryKey } = viewsQuery(resource.id);
  // Puts a view into the known ones before the address names it.
  const put = (vue: Vue) =>
    queries.setQueryData(queryKey, (before: readonly Vue[] = []) =>
      [...before.filter(({ id }) => id !== vue.id), vue].sort((a, b) => a.nom.localeCompare(b.nom, 'fr')),
    );
  const reread = () => queries.invalidateQueries({ queryKey });

  async function change(vue: Vue, changes: Changes): Promise<Vue> {
    try {
      const saved = await call(updateView, {
        params: { id: vue.id },
        body: { version: vue.version, ...changes },
      });
      put(saved);
      return saved;
    } catch (error) {
      await reread();
      throw error;
    }
  }

  return {
    change,
    /** Saves the look under a name, or over the person's own view of that name. */
    async saveAs(nom: string): Promise<void> {
      const etat = savedLook(list.look);
      const before = ownViewNamed(list.views.items, nom);
      const vue = before
        ? await change(before, { etat })
        : await call(createView, { body: { ressource: resource.id, nom, partagee: false, etat } });
      put(vue);
      list.showView(vue.id);
      showNotice(`Vue «\u00a0${vue.nom}\u00a0» enregistrée`);
    },
    save(vue: Vue): void {
      change(vue, { etat: savedLook(list.look) })
        .then(({ id, nom }) => {
          list.showView(id);
          showNotice(`Vue «\u00a0${nom}\u00a0» enregistrée`);
        })
        .catch(ignoreShown);
    },
    async share(vue: Vue): Promise<void> {
      await change(vue, { partagee: !vue.partagee })
        .then(({ nom, partagee }) =>
          showNotice(
            partagee
              ? `La vue «\u00a0${nom}\u00a0» est partagée dans votre entité`
              : `La vue «\u00a0${nom}\u00a0» n’est plus partagée`,
          ),
        )
        .catch(ignoreShown);
    },
    /** Makes the list open with this view from now on; null for the first state of the list. */
    async openWith(vue: Vue | null): Promise<void> {
      const { saveUserParams } = useSession.getState();
      await saveUserParams({ [defaultViewKey(resource.id)]: vue?.id ?? null })
        .then(() => showNotice(vue ? `La liste s’ouvrira avec «\u00a0${vue.nom}\u00a0»` : 'La liste s’ouvrira entière'))
        .catch(ignoreShown);
    },
    async remove(vue: Vue): Promise<void> {
      const agreed = await askYesOrNo({
        title: 'Supprimer la vue',
        text: `La vue «\u00a0${vue.nom}\u00a0» disparaîtra${vue.partagee ? ', pour vos collègues aussi' : ''}. Ce qu’elle montre n’est pas touché.`,
        confirm: 'Supprimer',
        cancel: 'Annuler',
        danger: true,
      });
      if (!agreed) return;
      await call(deleteView, { params: { id: vue.id } })
        .then(() => list.showView(null))
        .catch(ignoreShown);
      await reread();
    },
  };
}

import type { AnyRecord, Resource } from '@bridge/contract';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import type { RowAction } from '../list/actions/list-action.ts';

/** The words of one of the two states of a record, and of the action that leads to it. */
interface Side {
  readonly etat: string;
  /** A sentence that says what the state means. */
  readonly sens?: string;
  readonly id: string;
  readonly verbe: string;
  readonly icon: RowAction['icon'];
  readonly fait: string;
}

/** A record that is on or off, by its field `actif`. */
export interface Switch {
  readonly resource: Resource;
  readonly on: Side;
  readonly off: Side;
}

/** Saves the switch at once, whatever else is being typed. */
export async function turn({ resource, on, off }: Switch, { id, version }: AnyRecord, actif: boolean) {
  const saved = await call(resource.calls.update, { params: { id }, body: { actif, version } });
  showNotice(actif ? on.fait : off.fait);
  return saved;
}

/** The two row actions that switch a record from its list. */
export function switchActions(switched: Switch): readonly RowAction[] {
  return [false, true].map((actif): RowAction => {
    const { id, verbe, icon } = actif ? switched.on : switched.off;
    return {
      id,
      label: verbe,
      icon,
      access: switched.resource.access.edit,
      needs: ['actif'],
      applies: (record) => record.modifiable !== false && (record.actif === true) !== actif,
      run: async ({ record, refresh }) => {
        await turn(switched, record, actif);
        await refresh();
      },
    };
  });
}

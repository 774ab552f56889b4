import type { AnyRecord, Resource } from '@bridge/contract';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import type { RowAction } from '../list/actions/list-action.ts';

/** What is said of one of the two states of a record, and how it is reached. */
interface Side {
  readonly etat: string;
  /** What it means, in a sentence. */
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

/** Saved at once, whatever else is being typed. */
export async function turn({ resource, on, off }: Switch, { id, version }: AnyRecord, actif: boolean) {
  const saved = await call(resource.calls.update, { params: { id }, body: { actif, version } });
  showNotice(actif ? on.fait : off.fait);
  return saved;
}

/** One click away in its list. */
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

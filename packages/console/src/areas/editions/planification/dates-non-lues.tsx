import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import type { Prochaines } from './use-prochaines.ts';

/** Replaces the next dates when the server could not tell them. */
export function DatesNonLues({ error, isFetching, retry }: Extract<Prochaines, { etat: 'failed' }>) {
  return (
    <LoadError
      title="Les prochaines dates n’ont pas pu être lues"
      reason={sentenceOf(error)}
      retrying={isFetching}
      onRetry={retry}
    />
  );
}

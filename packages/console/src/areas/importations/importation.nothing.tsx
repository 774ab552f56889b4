import { FluxNothing } from '../common/sources/flux-nothing.tsx';

/** Shown when no feed was imported yet: says where to begin. */
export function ImportationNothing() {
  return (
    <FluxNothing
      what="Un import lit un flux et met le catalogue à jour."
      how="Ouvrez un flux et lancez-le, à blanc d’abord si vous voulez voir sans toucher."
    />
  );
}

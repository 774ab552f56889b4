import { API_BASE, BridgeError, type Endpoint, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPathTree, type Found, type PathTree } from './path-tree.ts';
import type { DeclaredRoute } from './route-register.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply, params: Found<Call>['params']) => Promise<unknown>;

interface Call {
  readonly endpoint: Endpoint;
  readonly declared: DeclaredRoute;
  readonly answer: Answer;
}

/**
 * Serves calls: the framework has one route for each method, and what a path calls is found here. There are nearly a thousand calls, and the
 * framework takes its time over each of its routes, at every start.
 */
export function createCalls(app: FastifyInstance): (endpoint: Endpoint, answer: Answer) => void {
  const trees = new Map<string, PathTree<Call>>();
  const known = new WeakMap<FastifyRequest, Found<Call> | undefined>();

  function find({ method, url }: FastifyRequest): Found<Call> | undefined {
    const isHead = method === 'HEAD';
    const [path = ''] = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
    const found = trees.get(isHead ? 'GET' : method)?.find(path);
    // HEAD would open or make a file that nobody reads.
    return isHead && found?.value.endpoint.answersFile ? undefined : found;
  }
  function callOf(request: FastifyRequest): Found<Call> | undefined {
    if (!known.has(request)) known.set(request, find(request));
    return known.get(request);
  }
  function treeOf(method: Endpoint['method']): PathTree<Call> {
    const made = trees.get(method) ?? createPathTree<Call>();
    if (trees.has(method)) return made;
    trees.set(method, made);
    app.route({
      method,
      url: `${API_BASE}/*`,
      // Each call has an access of its own.
      config: { access: PUBLIC, called: (request) => callOf(request)?.value.declared },
      handler: async (request, reply) => {
        const found = callOf(request);
        if (!found) throw new BridgeError('notFound');
        return found.value.answer(request, reply, found.params);
      },
    });
    return made;
  }

  return (endpoint, answer) => {
    const { method, access, acceptsFile = false, givenFile = false } = endpoint;
    const declared = { method, url: `${API_BASE}${endpoint.path}`, access, acceptsFile, givenFile };
    treeOf(method).add(declared.url, { endpoint, declared, answer });
    app.declaredRoutes.push(declared);
  };
}

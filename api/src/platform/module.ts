import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform';

/** One room of the API. */
export interface ApiModule {
  readonly name: string;
  /**
   * Adds the routes; runs once, before the server listens and before jobs start. Here a module also makes its job kinds known
   * and plugs itself into ports of others.
   */
  register(app: FastifyInstance, platform: Platform): Promise<void> | void;
  /** Writes the data that must be there on first start; runs after every module is registered, and again on every start. */
  prepare?(platform: Platform): Promise<void>;
}

import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { RateLimitGuard } from './rate-limit.guard';

type Controller = ConstructorParameters<typeof ExecutionContextHost>[1] & {};
type Handler = ConstructorParameters<typeof ExecutionContextHost>[2] & {};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What Nest answers the route by. */
    answeredBy?: { controller: Controller; handler: Handler };
  }
}

/**
 * Asks who calls, and counts it, as soon as the head of a request is there: a body that is refused is neither kept nor
 * parsed. Nest's own guards run behind the body. Call it before the routes are made.
 */
export function admitEarly(app: NestFastifyApplication): void {
  nameHandlers(app);
  const guard = app.get(RateLimitGuard);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const { answeredBy } = request.routeOptions.config;
      if (!answeredBy) return;
      await guard.admit(new ExecutionContextHost([request, reply], answeredBy.controller, answeredBy.handler));
    });
}

/** The routes carry their handlers, whose marks say who may come in. */
function nameHandlers(app: NestFastifyApplication): void {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  for (const { metatype: controller } of controllers) {
    if (typeof controller !== 'function') continue;
    const prototype = controller.prototype as Record<string, Handler>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name] as Handler;
      RouteConfig({ answeredBy: { controller, handler } })(prototype, name, { value: handler });
    }
  }
}

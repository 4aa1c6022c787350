import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../settings';

/**
 * Security headers of every answer. Scripts come from this address alone, or stand in
 * the app's own document (`scripts`, as sources of the policy). Styles may be inline because the
 * app's framework (Taro's router and components) inserts `<style>` elements and style attributes while it
 * runs; styles cannot run code. Partners open the app as a top-level page of their web-views, so only our own
 * pages may frame it. Other pages are told from which domain a visitor comes, never from which screen.
 */
export const securityHeaders = (
  { production, mapTilesOrigin }: Pick<Settings, 'production' | 'mapTilesOrigin'>,
  scripts: readonly string[],
): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...(mapTilesOrigin ? [mapTilesOrigin] : [])],
      // How long a chosen video is, its browser tells before it is sent.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // WeChat Pay's page opens for a registered domain alone, which it reads there; nobody is told more than that.
  referrerPolicy: { policy: 'strict-origin' },
  // These need https, and browsers complain about them on the plain http of a local network.
  strictTransportSecurity: production,
  crossOriginOpenerPolicy: production,
  originAgentCluster: production,
});

import { SetMetadata } from '@nestjs/common';

/** Metadata key that the api's guard reads. */
export const PUBLIC_ROUTE = 'factreel:public';

/** Marks a route that needs no API key. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);

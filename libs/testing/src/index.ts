export { type Answer, ApiClient, type VideoBody } from './api-client';
export { type Received, Receiver } from './receiver';
export { endOf, freePort, Stack } from './stack';
export { startTestDatabase } from './test-database';
export { waitFor } from './wait-for';

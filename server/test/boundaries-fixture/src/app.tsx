import { lazy } from "react";
const Home = lazy(() => import("./pages/home-page.tsx"));
const Late = lazy(() => import("#db/client.ts"));

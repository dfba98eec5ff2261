import { Button } from "../../components/button.tsx";
import { HomePage } from "../../pages/home-page.tsx";
import { errorCodes } from "#server/errors.ts";
